// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `adminProductSettings.save`. */
export const saveFields = [
  { name: 'cycles', kind: 'choices', options: ['monthly', 'quarterly', 'half-yearly', 'yearly', 'once'], minItems: 1, maxItems: 5, initial: [] },
  { name: 'currency', kind: 'text', pattern: '^[A-Z]{3}$', initial: '' },
  { name: 'visibility', kind: 'choice', options: ['public', 'hidden'], initial: null },
  { name: 'trial_days', kind: 'number', min: 1, max: 365, whole: true, initial: null },
  { name: 'plex_image', kind: 'text', nullable: true, maxLength: 255, pattern: '^[\\w][\\w.:/@-]*$', initial: null },
  { name: 'emby_image', kind: 'text', nullable: true, maxLength: 255, pattern: '^[\\w][\\w.:/@-]*$', initial: null },
  { name: 'jellyfin_image', kind: 'text', nullable: true, maxLength: 255, pattern: '^[\\w][\\w.:/@-]*$', initial: null },
  { name: 'cpus', kind: 'number', nullable: true, min: 0.1, max: 256, initial: null },
  { name: 'memory_mb', kind: 'number', nullable: true, min: 1, max: 4194304, whole: true, unit: 'MB', initial: null },
  { name: 'pids', kind: 'number', nullable: true, min: 64, max: 4194304, whole: true, initial: null },
  { name: 'disk_gb', kind: 'number', nullable: true, min: 1, max: 1048576, whole: true, unit: 'GB', initial: null },
  { name: 'streams', kind: 'number', nullable: true, min: 1, max: 10000, whole: true, initial: null },
  { name: 'transcodes', kind: 'number', nullable: true, min: 1, max: 10000, whole: true, initial: null },
  { name: 'bandwidth_mbps', kind: 'number', nullable: true, min: 1, max: 400000, whole: true, unit: 'Mbit/s', initial: null },
  { name: 'backups', kind: 'number', nullable: true, min: 1, max: 1000, whole: true, initial: null },
] as const satisfies readonly FieldData[];
