/** Made by build/messages.ts: locale → area → its compiled texts. */
declare module 'virtual:kronos-messages' {
  type Compiled = Readonly<Record<string, string | ((values: Readonly<Record<string, string | number>>) => string)>>;
  const loaders: Readonly<Record<string, (area: string) => Promise<Compiled>>>;
  export default loaders;
}
