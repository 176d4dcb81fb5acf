import { z } from 'zod';
import { imageReference } from './image-reference.ts';
import { billingCycles, productChange, productLimits } from './product.ts';

const { currency, trial_days, visibility } = productChange.shape;
const { cpus, memory_mb, pids, disk_gb, streams, transcodes, bandwidth_mbps, backups } = productLimits.shape;
const image = imageReference.nullable();

/**
 * What products are sold by, and what the form of a new one begins with. Nothing in it holds other things, so that two
 * who change different ones do not undo each other.
 */
export const productSettings = z.object({
  /** The cycles that prices are asked for in. What is sold in another one stays sold in it. */
  cycles: z
    .array(z.enum(billingCycles))
    .min(1, 'Choose at least one')
    .max(billingCycles.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Each cycle only once'),
  /** ISO 4217. */
  currency: currency.unwrap(),
  visibility: visibility.unwrap(),
  trial_days: trial_days.unwrap(),
  /** What servers of each type run; null for none. */
  plex_image: image,
  emby_image: image,
  jellyfin_image: image,
  /** The limits of servers; null is as much as there is. */
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
