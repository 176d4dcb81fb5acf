import type { HetznerProject } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { Grid } from '@kronos/ui/Grid';
import { Link } from '@kronos/ui/Link';
import { Stack } from '@kronos/ui/Stack';
import { StatusDot } from '@kronos/ui/StatusDot';
import { Text } from '@kronos/ui/Text';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { useNow } from '../../../../context/use-now.ts';
import { Loaded } from '../../../../resource/Loaded.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { createProjectsStore } from './projects-store.ts';
import { foundText } from './words.ts';

/** The last read of each project, and how many of its servers are nodes. Nothing is shown without projects. */
export function Projects() {
  const store = useStore(createProjectsStore);
  const { read: projects } = useSnapshot(store.state);
  const t = useMessages();
  useEffect(() => void store.load(), [store]);
  if (projects.status === 'ready' && projects.data.length === 0) return null;
  if (projects.status !== 'ready')
    return (
      <Card title={t('hetzner.projects')}>
        <Loaded
          read={projects}
          loading={t('hetzner.projects.loading')}
          failed={t('hetzner.projects.failed')}
          onRetry={() => void store.load()}
        >
          {() => null}
        </Loaded>
      </Card>
    );
  return (
    <Grid columns={{ base: 1, medium: 2, wide: 3 }} gap={16}>
      {projects.data.map((project) => (
        <ProjectCard key={project.id} project={project} />
      ))}
    </Grid>
  );
}

function ProjectCard({ project }: { project: HetznerProject }) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const { id, name, servers, nodes, read_at: readAt, failure, failed_at: failedAt } = project;
  return (
    <Card
      title={name}
      actions={
        <Link
          href={href(adminRoutes.hetznerProject, { hetznerProject: id })}
          aria-label={t('hetzner.editNamed', { name })}
        >
          {t('hetzner.edit')}
        </Link>
      }
    >
      <Stack gap={8}>
        <StatusDot tone={failure !== null ? 'danger' : readAt === null ? 'neutral' : 'success'}>
          {t(
            failure !== null
              ? 'hetzner.projects.down'
              : readAt === null
                ? 'hetzner.projects.new'
                : 'hetzner.projects.up',
          )}
        </StatusDot>
        <Text as="p">{t('hetzner.projects.count', { count: servers, nodes })}</Text>
        {failure !== null && failedAt !== null && (
          <Text as="p">{t('hetzner.projects.failure', { failure, age: format.relative(failedAt, now) })}</Text>
        )}
        <Text as="p" size={13} tone="muted">
          {foundText(project, t, format, now)}
        </Text>
      </Stack>
    </Card>
  );
}
