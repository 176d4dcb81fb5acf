declare module 'virtual:kronos-messages' {
  import type { Loaders } from './create-messages.ts';
  const loaders: Loaders;
  export default loaders;
}
