import type { PopupType } from '@kronos/api/contract';
import type { PlainKey } from '../../../../messages/catalogue.ts';

export const typeWords = {
  info: 'words.type.info',
  success: 'words.type.success',
  warning: 'words.type.warning',
  error: 'words.type.error',
  question: 'words.type.question',
} as const satisfies Record<PopupType, PlainKey>;
