import type { InjectablePath, Injection, MediaAccess as Access } from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import { refuseFields } from '../refuse-fields.ts';
import { serverTypeNames } from '../servers/names.ts';
import type { Caller, Target } from './access.ts';
import { inject, isMadeOf, libraryWith } from './inject.ts';
import type { InjectedLibraries } from './injected-libraries.ts';
import { attempt, type ChangeLibraries } from './injection-changes.ts';
import type { MediaCalls } from './libraries.ts';

export type LibraryInjection = ReturnType<typeof createLibraryInjection>;

/** Injects library paths of a node into a media server as libraries, and ejects them again. */
export function createLibraryInjection(deps: {
  doing: Pick<MediaCalls, 'read'>;
  injectedLibraries: InjectedLibraries;
  changeLibraries: ChangeLibraries;
}) {
  const { doing, injectedLibraries, changeLibraries } = deps;
  const pathsOf = ({ server }: Target) => injectedLibraries.pathsOf(server.nodeId);

  return {
    async list(target: Target, caller: Caller): Promise<{ access: Access; data: InjectablePath[] }> {
      const found = await doing.read(target, caller, (media) => media.libraries());
      if (found.access !== 'ready') return { access: found.access, data: [] };
      const paths = await pathsOf(target);
      const data = paths.map((one) => ({ ...one, library_id: libraryWith(found.value, one.path)?.id ?? null }));
      return { access: 'ready', data };
    },

    inject: (target: Target, caller: Caller, ids: readonly number[]): Promise<Injection[]> =>
      changeLibraries(target, caller, async (media, changes, renew) => {
        const paths = (await pathsOf(target)).filter(({ id }) => ids.includes(id));
        refuseFields({
          library_paths: paths.length < new Set(ids).size && 'A library path no longer exists. Choose existing ones.',
        });
        const libraries = await media.libraries();
        for (const path of paths) {
          const { outcome, library } = await attempt(changes, renew, () => inject(media, libraries, path));
          changes.results.push({ id: path.id, name: path.name, outcome });
          // An existing library may come from an earlier call whose response was lost.
          if (library?.name === path.name && isMadeOf(library, path.path))
            changes.kept.push({ path, libraryId: library.id });
        }
      }),

    /** Removes the library of a library path; also succeeds when there is none. */
    async eject(target: Target, caller: Caller, id: number): Promise<void> {
      await changeLibraries(target, caller, async (media, changes) => {
        const path = (await pathsOf(target)).find((one) => one.id === id);
        if (!path) throw notFound('library path');
        const library = libraryWith(await media.libraries(), path.path);
        if (library && !isMadeOf(library, path.path)) {
          const product = serverTypeNames[target.server.type];
          const words = `${library.name} also has other folders, so it is kept. Remove this folder in ${product}.`;
          throw new AppError('conflict', words, { reason: 'library-elsewhere' });
        }
        if (library) await media.removeLibrary(library.id);
        changes.results.push({ id, name: path.name, outcome: library ? 'removed' : 'unchanged' });
        changes.forgotten.push(path.path);
      });
    },

    /**
     * Brings what was injected in line with the library paths: adds libraries again that the media server no longer
     * has, and removes those whose library path an admin has deleted. Libraries made in other ways stay as they are.
     */
    sync: (target: Target, caller: Caller): Promise<Injection[]> =>
      changeLibraries(target, caller, async (media, changes, renew) => {
        const libraries = await media.libraries();
        const paths = await pathsOf(target);
        for (const one of await injectedLibraries.of(target.server.id)) {
          // A library path that was deleted and created again is the same library to viewers.
          const path = paths.find(({ id }) => id === one.libraryPathId) ?? paths.find((same) => same.path === one.path);
          const isThere = libraryWith(libraries, one.path) !== undefined;
          const { outcome, library } = await attempt(changes, renew, async () => {
            if (path) return isThere ? { outcome: 'unchanged' } : inject(media, libraries, path);
            // The path is on another node, from which the server has moved.
            if (one.hasPath) return { outcome: 'unchanged' };
            const own = libraries.find((found) => found.id === one.libraryId && isMadeOf(found, one.path));
            if (own) await media.removeLibrary(own.id);
            changes.forgotten.push(one.path);
            return { outcome: own ? 'removed' : 'unchanged' };
          });
          changes.results.push({ id: path?.id ?? one.libraryPathId, name: path?.name ?? one.name, outcome });
          if (!path || !library) continue;
          changes.forgotten.push(one.path);
          changes.kept.push({ path, libraryId: library.id });
        }
      }),
  };
}
