import { fileURLToPath } from 'node:url';

// In this folder, because src/ and dist/ are equally deep: the same paths lead from the sources and from the build.

/** The folder of the repository. */
export const repository = fileURLToPath(new URL('../../..', import.meta.url));
/** The data of an empty database. Created by the build; absent in the source tree. */
export const template = fileURLToPath(new URL('pglite-template.tar.gz', import.meta.url));
/** The built panel. */
export const builtPanel = fileURLToPath(new URL('../../panel/dist', import.meta.url));
