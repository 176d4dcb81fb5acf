import { Card } from '@kronos/ui/Card';
import { Grid } from '@kronos/ui/Grid';
import { Skeleton, SkeletonRegion } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';

interface FiguresLoadingProps {
  /** Announced while they load. */
  label: string;
  figures: number;
  /** Whether each figure has a note below. */
  hasNotes?: boolean;
}

/** The loading state of figures and two cards, in their shape. */
export const FiguresLoading = ({ label, figures, hasNotes = false }: FiguresLoadingProps) => (
  <SkeletonRegion label={label}>
    <Stack gap={24}>
      <Grid columns={{ base: 2, wide: 4 }} gap={12}>
        {Array.from({ length: figures }, (_, figure) => (
          <Card key={figure} as="div">
            <Stack gap={8}>
              <Skeleton width={60} />
              <Skeleton shape="title" width={20} />
              {hasNotes && <Skeleton width={40} />}
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
