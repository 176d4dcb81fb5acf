/** Made by build/messages.ts: locale → its areas → their compiled texts. */
declare module 'virtual:kronos-messages' {
  type Compiled = Readonly<Record<string, string | ((values: Readonly<Record<string, string | number>>) => string)>>;
  type Areas = Readonly<Record<string, () => Promise<{ default: Compiled }>>>;
  const loaders: Readonly<Record<string, () => Promise<{ default: Areas }>>>;
  export default loaders;
}
