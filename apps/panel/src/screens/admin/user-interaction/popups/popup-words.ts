import type { PopupOccasion, PopupType } from '@kronos/api/contract';
import type { PlainKey } from '../../../../messages/catalogue.ts';

export const occasions = [
  'visit',
  'first_visit',
  'start',
  'stop',
  'restart',
  'deploy',
  'rebuild',
  'reset-config',
  'backup',
  'restore',
] as const satisfies readonly PopupOccasion[];

export const occasionWords = {
  visit: 'words.occasion.visit',
  first_visit: 'words.occasion.first_visit',
  start: 'words.occasion.start',
  stop: 'words.occasion.stop',
  restart: 'words.occasion.restart',
  deploy: 'words.occasion.deploy',
  rebuild: 'words.occasion.rebuild',
  'reset-config': 'words.occasion.reset-config',
  backup: 'words.occasion.backup',
  restore: 'words.occasion.restore',
} as const satisfies Record<PopupOccasion, PlainKey>;

export const types = ['info', 'success', 'warning', 'error', 'question'] as const satisfies readonly PopupType[];

export const typeWords = {
  info: 'words.tone.info',
  success: 'words.tone.success',
  warning: 'words.tone.warning',
  error: 'words.tone.danger',
  question: 'words.tone.question',
} as const satisfies Record<PopupType, PlainKey>;
