export { KitProvider, type KitProviderProps, useKitMessages } from '../i18n/KitProvider.tsx';
export { defaultMessages, type KitMessages } from '../i18n/messages.ts';
