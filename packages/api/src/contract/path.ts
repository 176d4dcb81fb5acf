const parameter = /:(\w+)/g;

/**
 * Returns the names of the `:parameters` of a path, in order.
 * @example paramNames('/api/servers/:id'); // ['id']
 */
export const paramNames = (path: string): string[] => [...path.matchAll(parameter)].map(([, name = '']) => name);

/**
 * Returns the path with each `:parameter` replaced by the text that `replace` returns for its name.
 * @example replaceParams('/api/servers/:id', (name) => `{${name}}`); // /api/servers/{id}
 */
export const replaceParams = (path: string, replace: (name: string) => string): string =>
  path.replaceAll(parameter, (_, name: string) => replace(name));
