export { KitProvider, type KitProviderProps } from '../i18n/KitProvider.tsx';
export type { KitMessages } from '../i18n/messages.ts';
