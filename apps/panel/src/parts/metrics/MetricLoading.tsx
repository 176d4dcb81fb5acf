import { Card } from '@kronos/ui/Card';
import { Grid } from '@kronos/ui/Grid';
import { Skeleton, SkeletonRegion } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';

/** Four figures, a chart and a table in the shape of what will come. */
export const MetricLoading = ({ label }: { label: string }) => (
  <SkeletonRegion label={label}>
    <Stack gap={24}>
      <Grid columns={{ base: 2, wide: 4 }} gap={12}>
        {[1, 2, 3, 4].map((figure) => (
          <Card key={figure} as="div">
            <Stack gap={8}>
              <Skeleton width={60} />
              <Skeleton shape="title" width={20} />
              <Skeleton width={40} />
            </Stack>
          </Card>
        ))}
      </Grid>
      {[1, 2].map((card) => (
        <Card key={card} as="div">
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
