import type { Outcome } from '@kronos/api';
import type { SearchSection } from '@kronos/api/contract';
import { adminDockerServices } from '@kronos/api/routes/admin-docker-services';
import { adminHetznerProjects } from '@kronos/api/routes/admin-hetzner-projects';
import { adminMountPaths } from '@kronos/api/routes/admin-mount-paths';
import { adminMounts } from '@kronos/api/routes/admin-mounts';
import { adminNodes } from '@kronos/api/routes/admin-nodes';
import { adminProducts } from '@kronos/api/routes/admin-products';
import { adminScripts } from '@kronos/api/routes/admin-scripts';
import { adminSshKeys } from '@kronos/api/routes/admin-ssh-keys';
import { adminUsers } from '@kronos/api/routes/admin-users';
import { adminSearch } from '@kronos/api/routes/admin-search';
import type { LoadOptions } from '@kronos/ui/ComboBox';
import { dataOf } from '../stores/data-of.ts';
import type { StoreDeps } from '../stores/store-deps.ts';

/** Finds records by name, for a filter or a field. */
export function createRecordFinder(deps: StoreDeps) {
  const api = deps.api.extend({
    adminSearch,
    adminNodes,
    adminProducts,
    adminMounts,
    adminMountPaths,
    adminUsers,
    adminScripts,
    adminSshKeys,
    adminDockerServices,
    adminHetznerProjects,
  });
  const inSection =
    (section: SearchSection): LoadOptions =>
    async (text, signal) => {
      if (text === '') return [];
      const { results } = dataOf(await api.adminSearch.search({ query: { query: `${section}:${text}` } }, { signal }));
      return results.map(({ id, name, detail }) => ({
        id: String(id),
        label: name,
        ...(detail !== null && { description: detail }),
      }));
    };
  /** The query for the first records of a list that contain a text. */
  const first = (q: string) => ({ q, direction: 'asc', per_page: 10 }) as const;

  return {
    users: inSection('users'),
    services: inSection('services'),
    /** The admin search does not find products. Archived ones are included, because servers were made from them too. */
    products: listed(
      (q, signal) => {
        const query = { ...first(q), sort: 'name', category: 'server', archived: 'with' } as const;
        return api.adminProducts.list({ query }, { signal });
      },
      ({ name }) => ({ label: name }),
    ),
    /** There are few nodes, so the first ones are shown without a text. */
    nodes: listed(
      (q, signal) => api.adminNodes.list({ query: { ...first(q), sort: 'alias' } }, { signal }),
      ({ alias, host }) => ({ label: alias, description: host }),
    ),
    scripts: listed(
      (q, signal) => api.adminScripts.list({ query: { ...first(q), sort: 'name' } }, { signal }),
      ({ name, description }) => ({ label: name, ...(description !== '' && { description }) }),
    ),
    /** Without the panel's own key, which no user has named. */
    sshKeys: listed(
      (q, signal) => api.adminSshKeys.list({ query: { ...first(q), sort: 'name' } }, { signal }),
      ({ name, fingerprint }) => ({ label: name, description: fingerprint }),
      ({ is_own }) => !is_own,
    ),
    dockerServices: listed(
      (q, signal) => api.adminDockerServices.list({ query: { ...first(q), sort: 'name' } }, { signal }),
      ({ name, image, tag }) => ({ label: name, description: `${image}:${tag}` }),
    ),
    hetznerProjects: listed(
      (q, signal) => api.adminHetznerProjects.list({ query: { ...first(q), sort: 'name' } }, { signal }),
      ({ name }) => ({ label: name }),
    ),
    mounts: listed(
      (q, signal) => api.adminMounts.list({ query: { ...first(q), sort: 'name' } }, { signal }),
      ({ name, node, target }) => ({ label: name, description: `${node.alias} · ${target}` }),
    ),
    mountPaths: listed(
      (q, signal) => api.adminMountPaths.list({ query: { ...first(q), sort: 'path' } }, { signal }),
      ({ path, node, mount }) => ({ label: path, description: `${node.alias} · ${mount.name}` }),
    ),
    resellers: listed(
      (q, signal) => api.adminUsers.list({ query: { ...first(q), sort: 'name', role: 'reseller' } }, { signal }),
      ({ name, email }) => ({ label: name, description: email }),
    ),
  };
}

/** Turns the records of a list into options. */
const listed =
  <R extends { id: number }>(
    list: (text: string, signal: AbortSignal) => Promise<Outcome<{ data: readonly R[] }>>,
    wordsOf: (record: R) => { label: string; description?: string },
    isOption: (record: R) => boolean = () => true,
  ): LoadOptions =>
  async (text, signal) =>
    dataOf(await list(text, signal))
      .data.filter(isOption)
      .map((record) => ({ id: String(record.id), ...wordsOf(record) }));
