import { Skeleton, SkeletonRegion } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';

/** The loading state of a card's content. */
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

/** The loading state of two lines of text. */
export const TextLoading = ({ label }: { label: string }) => (
  <SkeletonRegion label={label}>
    <Skeleton width={60} />
    <Skeleton width={80} />
  </SkeletonRegion>
);
