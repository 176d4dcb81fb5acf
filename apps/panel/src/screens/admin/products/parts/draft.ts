import type { Product, ProductChange } from '@kronos/api/contract';

/** What a product is at first. */
export const newProduct: ProductChange = {
  name: '',
  text: '',
  image: null,
  limits: {
    cpus: null,
    memory_mb: null,
    pids: null,
    disk_gb: null,
    streams: null,
    transcodes: null,
    bandwidth_mbps: null,
    backups: null,
    slots: null,
  },
  trial_days: 7,
  is_offered_for_trial: false,
  visibility: 'public',
  billing_id: null,
  stock: null,
  currency: 'EUR',
  prices: [],
};

/** The part of a product that an admin writes. */
export const draftOf = ({
  name,
  text,
  image,
  limits,
  trial_days,
  is_offered_for_trial,
  visibility,
  billing_id,
  stock,
  currency,
  prices,
}: Product): ProductChange => ({
  name,
  text,
  image,
  limits,
  trial_days,
  is_offered_for_trial,
  visibility,
  billing_id,
  stock,
  currency,
  prices,
});
