import { Card } from '@kronos/ui/Card';
import { Skeleton, SkeletonRegion } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';

/** The loading state of a form: sections of fields. */
export function FormLoading({ label, sections }: { label: string; sections: readonly string[] }) {
  return (
    <SkeletonRegion label={label}>
      <Stack gap={24}>
        {sections.map((section) => (
          <Card key={section} as="div">
            <Stack gap={12}>
              <Skeleton shape="title" width={20} />
              <Skeleton width={80} />
              <Skeleton width={60} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonRegion>
  );
}
