import type { DockerServiceDetail } from '@kronos/api/contract';
import { useMemo } from 'react';
import { useMessages } from '../../../../../context/app-context.ts';
import type { DetailProps } from '../../../../../resource/detail-props.ts';
import { NodesActions } from './NodesActions.tsx';
import { PlacementList } from './placement-list.tsx';

/** The placements of a service on nodes, with their states. */
export function NodesTab({ id, record: service }: DetailProps<DockerServiceDetail>) {
  const t = useMessages();
  const within = useMemo(() => ({ service: String(id) }), [id]);
  return (
    <PlacementList
      within={within}
      title={t('dockerServices.placements.of', { name: service.name })}
      action={<NodesActions service={service} />}
    />
  );
}
