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
    many: 'Hetzner Cloud projects',
    filter: listFilter({ sorts: ['name', 'read_at'] }),
    record: hetznerProject,
    body: hetznerProjectDraft,
    /** A conformance run has no token for a project. */
    sample: { needs: 'a Hetzner Cloud project' },
    summary: {
      list: 'Returns the Hetzner Cloud projects as last read; `q` searches the name. Hetzner is not contacted.',
      one: 'Returns one project as last read. Hetzner is not contacted.',
      create: 'Creates a project if Hetzner accepts its token; 422 at `api_token` if it does not.',
      update: 'Changes a project. If omitted, the token stays unchanged.',
      remove: 'Deletes a project; its servers keep running at Hetzner.',
    },
  }),
});
