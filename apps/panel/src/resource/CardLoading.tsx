import { Skeleton, SkeletonRegion } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';

/** The content of a card, while it is on its way. */
export const CardLoading = ({ label }: { label: string }) => (
  <SkeletonRegion label={label}>
    <Stack gap={16}>
      <Skeleton width={60} />
      <Skeleton shape="control" />
      <Skeleton width={40} />
      <Skeleton shape="control" />
    </Stack>
  </SkeletonRegion>
);

/** Two lines of text, while they are on their way. */
export const TextLoading = ({ label }: { label: string }) => (
  <SkeletonRegion label={label}>
    <Skeleton width={60} />
    <Skeleton width={80} />
  </SkeletonRegion>
);
