import { z } from 'zod';
import { imageReference } from './image-reference.ts';
import { billingCycles, productChange, productLimits } from './product.ts';

const { currency, trial_days, visibility } = productChange.shape;
const { cpus, memory_mb, pids, disk_gb, streams, transcodes, bandwidth_mbps, backups } = productLimits.shape;
const image = imageReference.nullable();

/**
 * The terms on which products are sold, and the initial values in the form of a new one. No value is nested, so that
 * two admins who change different ones do not overwrite each other.
 */
export const productSettings = z.object({
  /** The billing cycles offered for new prices. Existing prices in other cycles stay. */
  cycles: z
    .array(z.enum(billingCycles))
    .min(1, 'Choose at least one')
    .max(billingCycles.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Use each cycle only once'),
  /** ISO 4217. */
  currency: currency.unwrap(),
  visibility: visibility.unwrap(),
  trial_days: trial_days.unwrap(),
  /** The images of servers, by type; null for none. */
  plex_image: image,
  emby_image: image,
  jellyfin_image: image,
  /** The limits of servers; null for no limit. */
  cpus: cpus.unwrap(),
  memory_mb: memory_mb.unwrap(),
  pids: pids.unwrap(),
  disk_gb: disk_gb.unwrap(),
  streams: streams.unwrap(),
  transcodes: transcodes.unwrap(),
  bandwidth_mbps: bandwidth_mbps.unwrap(),
  backups: backups.unwrap(),
});
export type ProductSettings = z.infer<typeof productSettings>;
