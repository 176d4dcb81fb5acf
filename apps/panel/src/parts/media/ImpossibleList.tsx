import type { MediaFeature } from '@kronos/api/contract';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../context/app-context.ts';
import type { ShownServer } from '../servers/shown-server.ts';
import { createMediaStore } from './media-store.ts';

interface ImpossibleListProps extends ShownServer {
  /** The functions that belong to the tab. */
  features: readonly MediaFeature[];
}

/** What the product cannot do, in words: users would look for a function that is missing without explanation. */
export function ImpossibleList({ server, features }: ImpossibleListProps) {
  const { claim } = useStore(createMediaStore);
  const { value } = useSnapshot(claim.status.state);
  const t = useMessages();
  if (value.status !== 'ready') return null;
  const product = t(`customer.server.type.${server.type}`);
  const missing = new Set(features.flatMap((feature) => value.data.features[feature] ?? []));
  if (missing.size === 0) return null;
  return (
    <Stack as="ul" gap={4}>
      {[...missing].map((why) => (
        <li key={why}>
          <Text tone="muted" size={13}>
            {t(`media.impossible.${why}`, { product })}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
