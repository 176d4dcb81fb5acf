import { lazy, type LazyExoticComponent } from 'react';

/** A component with props of its own. */
type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

interface LazyPartOptions {
  /**
   * Whether the page is shown without it if it cannot be loaded. @default false: an error boundary reports the failure
   */
  isOptional?: boolean;
}

/** A component of a module that is loaded when it is first rendered. */
export function lazyPart<const N extends string, M extends Readonly<Record<N, Part>>>(
  load: () => Promise<M>,
  name: N,
  { isOptional = false }: LazyPartOptions = {},
): LazyExoticComponent<M[N]> {
  return lazy(async () => {
    try {
      return { default: (await load())[name] };
    } catch (error) {
      // A component without props fits every use.
      if (isOptional) return { default: (() => null) as Part as M[N] };
      throw error;
    }
  });
}
