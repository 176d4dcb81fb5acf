import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { hetznerProject, hetznerProjectDraft } from './schemas/hetzner.ts';
import { listFilter } from './schemas/list.ts';

/** A run that tries the contract has no token of a project. */
const sample = { needs: 'a project of Hetzner Cloud' } as const;

const { create, update, remove, ...rows } = resource({
  path: '/api/admin/integrations/hetzner/projects',
  who: 'admin',
  group: 'adminHetznerProjects',
  many: 'projects of Hetzner Cloud',
  filter: listFilter({ sorts: ['name', 'read_at'] }),
  record: hetznerProject,
  body: hetznerProjectDraft,
  sample: { body: {} },
  summary: {
    list: 'The projects of Hetzner Cloud as they were last read; `q` searches the name. Hetzner is not asked.',
    one: 'One project as it was last read. Hetzner is not asked.',
    create: 'Adds a project once Hetzner accepts its token: 422 at `api_token` when it does not.',
    update: 'Changes a project; a token that is left out stays.',
    remove: 'Deletes a project; its servers go on at Hetzner.',
  },
});

/** The projects of Hetzner Cloud, each with a token of its own. */
export const adminHetznerProjects = defineEndpoints({
  ...rows,
  create: { ...create, sample },
  update: { ...update, sample },
  remove: { ...remove, sample },
});
