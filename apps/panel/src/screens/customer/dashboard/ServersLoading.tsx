import { Card } from '@kronos/ui/Card';
import { Grid } from '@kronos/ui/Grid';
import { Skeleton, SkeletonRegion } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';

/** Three placeholders in the shape of cards. */
export function ServersLoading({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <Grid minimum={320}>
        {[1, 2, 3].map((card) => (
          <Card key={card} as="div">
            <Stack gap={12}>
              <Skeleton shape="title" width={60} />
              <Skeleton width={40} />
              <Skeleton shape="control" width={40} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </SkeletonRegion>
  );
}
