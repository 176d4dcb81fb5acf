import type { SearchSection } from '@kronos/api/contract';
import { adminMountPaths } from '@kronos/api/routes/admin-mount-paths';
import { adminMounts } from '@kronos/api/routes/admin-mounts';
import { adminNodes } from '@kronos/api/routes/admin-nodes';
import { adminProducts } from '@kronos/api/routes/admin-products';
import { adminUsers } from '@kronos/api/routes/admin-users';
import { adminSearch } from '@kronos/api/routes/admin-search';
import type { LoadOptions } from '@kronos/ui/ComboBox';
import type { StoreDeps } from '../stores/store-deps.ts';

/** Finds users, nodes, services and products by name, for a filter or a field. */
export function createRecordFinder(deps: StoreDeps) {
  const api = deps.api.extend({ adminSearch, adminNodes, adminProducts, adminMounts, adminMountPaths, adminUsers });
  const { search } = api.adminSearch;
  const inSection =
    (section: SearchSection): LoadOptions =>
    async (text, signal) => {
      if (text === '') return [];
      const outcome = await search({ query: { query: `${section}:${text}` } }, { signal });
      if (outcome.kind !== 'ok') throw new Error('The search was not answered.');
      return outcome.data.results.map(({ id, name, detail }) => ({
        id: String(id),
        label: name,
        ...(detail !== null && { description: detail }),
      }));
    };
  /** The search of the house knows no products, so their list is asked; what is sold no more was made into servers as well. */
  const products: LoadOptions = async (q, signal) => {
    const query = { q, category: 'server', archived: 'with', sort: 'name', direction: 'asc', per_page: 10 } as const;
    const outcome = await api.adminProducts.list({ query }, { signal });
    if (outcome.kind !== 'ok') throw new Error('The products could not be read.');
    return outcome.data.data.map(({ id, name }) => ({ id: String(id), label: name }));
  };
  /** There are few: without a text, the first of them are shown. */
  const nodes: LoadOptions = async (q, signal) => {
    const query = { q, sort: 'alias', direction: 'asc', per_page: 10 } as const;
    const outcome = await api.adminNodes.list({ query }, { signal });
    if (outcome.kind !== 'ok') throw new Error('The nodes could not be read.');
    return outcome.data.data.map(({ id, alias, host }) => ({ id: String(id), label: alias, description: host }));
  };
  const mounts: LoadOptions = async (q, signal) => {
    const query = { q, sort: 'name', direction: 'asc', per_page: 10 } as const;
    const outcome = await api.adminMounts.list({ query }, { signal });
    if (outcome.kind !== 'ok') throw new Error('The mounts could not be read.');
    return outcome.data.data.map(({ id, name, node, target }) => ({
      id: String(id),
      label: name,
      description: `${node.alias} · ${target}`,
    }));
  };
  const mountPaths: LoadOptions = async (q, signal) => {
    const query = { q, sort: 'path', direction: 'asc', per_page: 10 } as const;
    const outcome = await api.adminMountPaths.list({ query }, { signal });
    if (outcome.kind !== 'ok') throw new Error('The mount paths could not be read.');
    return outcome.data.data.map(({ id, path, node, mount }) => ({
      id: String(id),
      label: path,
      description: `${node.alias} · ${mount.name}`,
    }));
  };
  const resellers: LoadOptions = async (q, signal) => {
    const query = { q, role: 'reseller', sort: 'name', direction: 'asc', per_page: 10 } as const;
    const outcome = await api.adminUsers.list({ query }, { signal });
    if (outcome.kind !== 'ok') throw new Error('The resellers could not be read.');
    return outcome.data.data.map(({ id, name, email }) => ({ id: String(id), label: name, description: email }));
  };
  return { resellers, mounts, mountPaths, users: inSection('users'), nodes, services: inSection('services'), products };
}
