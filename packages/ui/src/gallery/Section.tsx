import { type ReactNode, useId } from 'react';
import { Grid } from '../exports/Grid.ts';
import { Heading } from '../exports/Heading.ts';
import { Stack } from '../exports/Stack.ts';
import { Text } from '../exports/Text.ts';

interface SectionProps {
  /** The target of the side menu's link. */
  id: string;
  title: string;
  text: string;
  /** `Columns`, beside each other where there is room. */
  children: ReactNode;
}

/** One section of the gallery. */
export function Section({ id, title, text, children }: SectionProps) {
  const titleId = useId();
  return (
    <Stack as="section" id={id} gap={16} aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading id={titleId} level={2} size={20}>
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
      {children}
    </Stack>
  );
}

/** Columns of equal width. */
export function Columns({ count = 3, children }: { count?: 2 | 3; children: ReactNode }) {
  return <Grid columns={count === 3 ? { base: 1, medium: 2, wide: 3 } : { base: 1, wide: 2 }}>{children}</Grid>;
}
