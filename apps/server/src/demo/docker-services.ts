import type { DockerServiceDraft } from '@kronos/api/contract';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../services/create-services.ts';

const plain = {
  tag: 'latest',
  command: [],
  variables: [],
  ports: [],
  mounts: [],
  may_use_engine: false,
  restart_policy: 'unless-stopped',
  memory_mb: null,
  cpus: null,
} satisfies Partial<DockerServiceDraft>;

const demoServices: readonly DockerServiceDraft[] = [
  {
    ...plain,
    name: 'Tautulli',
    description: 'Shows who watches what.',
    image: 'tautulli/tautulli',
    memory_mb: 512,
    variables: [
      { name: 'TZ', value: 'Europe/Berlin', is_secret: false },
      { name: 'API_KEY', value: 'tautulli-of-the-demo', is_secret: true },
    ],
  },
  { ...plain, name: 'Metrics', description: 'Reports metrics of the machine.', image: 'prom/node-exporter', cpus: 0.5 },
];

/** Declares Docker services in a fresh demo. */
export async function seedDockerServices({ dockerServices }: Services): Promise<void> {
  for (const draft of demoServices) await dockerServices.create(draft);
}

/** Places the first of the demo's services on its node, unless it has ever been placed. */
export async function placeDemoService({ dockerServices, serviceOrders }: Services, nodeId: number): Promise<void> {
  const [first] = demoServices;
  const { data } = await dockerServices.list({ q: first?.name ?? '', sort: 'name', direction: 'asc', page: 1 });
  for (const { id, nodes } of data)
    if (nodes === 0)
      await serviceOrders.place(id, [nodeId]).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error; // refused: another process was faster
      });
}
