import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { hetznerProject, hetznerProjectDraft } from './schemas/hetzner.ts';
import { listFilter } from './schemas/list.ts';

/** The projects at Hetzner Cloud, each with its own token. */
export const adminHetznerProjects = defineEndpoints({
  ...resource({
    path: '/api/admin/integrations/hetzner/projects',
    who: 'admin',
    group: 'adminHetznerProjects',
    many: 'projects of Hetzner Cloud',
    filter: listFilter({ sorts: ['name', 'read_at'] }),
    record: hetznerProject,
    body: hetznerProjectDraft,
    /** A conformance run has no token for a project. */
    sample: { needs: 'a project of Hetzner Cloud' },
    summary: {
      list: 'The projects of Hetzner Cloud as they were last read; `q` searches the name. Hetzner is not asked.',
      one: 'One project as it was last read. Hetzner is not asked.',
      create: 'Adds a project once Hetzner accepts its token: 422 at `api_token` when it does not.',
      update: 'Changes a project; a token that is left out stays.',
      remove: 'Deletes a project; its servers go on at Hetzner.',
    },
  }),
});
