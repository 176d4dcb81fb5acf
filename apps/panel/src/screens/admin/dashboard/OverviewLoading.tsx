import { Card } from '@kronos/ui/Card';
import { Grid } from '@kronos/ui/Grid';
import { Skeleton, SkeletonRegion } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';

/** Eight figures and two lists in the shape of what will come. */
export function OverviewLoading({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <Stack gap={24}>
        <Grid columns={{ base: 2, wide: 4 }} gap={12}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((figure) => (
            <Card key={figure} as="div">
              <Stack gap={8}>
                <Skeleton width={60} />
                <Skeleton shape="title" width={20} />
              </Stack>
            </Card>
          ))}
        </Grid>
        {[1, 2].map((list) => (
          <Card key={list} as="div">
            <Stack gap={12}>
              <Skeleton shape="title" width={20} />
              <Skeleton />
              <Skeleton />
              <Skeleton width={80} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonRegion>
  );
}
