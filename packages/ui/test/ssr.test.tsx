import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Badge } from '../src/exports/Badge.ts';
import { Button } from '../src/exports/Button.ts';
import { Card } from '../src/exports/Card.ts';
import { EmptyState } from '../src/exports/EmptyState.ts';
import { Grid } from '../src/exports/Grid.ts';
import { Heading } from '../src/exports/Heading.ts';
import { ServerIcon } from '../src/exports/icons.ts';
import { Inline } from '../src/exports/Inline.ts';
import { Link } from '../src/exports/Link.ts';
import { LinkButton } from '../src/exports/LinkButton.ts';
import { Skeleton, SkeletonRegion } from '../src/exports/Skeleton.ts';
import { Spinner } from '../src/exports/Spinner.ts';
import { Stack } from '../src/exports/Stack.ts';
import { StatusDot } from '../src/exports/StatusDot.ts';
import { Text } from '../src/exports/Text.ts';
import { ThemeProvider, useTheme } from '../src/exports/theme.ts';

const parts: Record<string, [part: ReactElement, markup: RegExp]> = {
  Badge: [<Badge key="part">Trial</Badge>, /<span[^>]*>Trial<\/span>/],
  Button: [<Button key="part">Start</Button>, /<button[^>]*type="button"[^>]*>.*Start.*<\/button>/],
  'Button, pending': [
    <Button key="part" isPending>
      Start
    </Button>,
    /aria-disabled="true".*role="progressbar"/,
  ],
  Card: [
    <Card key="part" title="Storage">
      2 TB
    </Card>,
    /<section aria-labelledby="([^"]+)".*<h2 id="\1"/,
  ],
  EmptyState: [<EmptyState key="part" glyph={<ServerIcon />} title="Nothing yet" />, /<h2[^>]*>Nothing yet<\/h2>/],
  Grid: [<Grid key="part" as="ul" columns={{ base: 1, wide: 3 }} />, /<ul role="list"/],
  Heading: [
    <Heading key="part" level={3}>
      Servers
    </Heading>,
    /<h3[^>]*>Servers<\/h3>/,
  ],
  Inline: [<Inline key="part" as="nav" aria-label="Pages" />, /<nav aria-label="Pages"/],
  Link: [
    <Link key="part" href="/login">
      Sign in
    </Link>,
    /<a[^>]*href="\/login"/,
  ],
  LinkButton: [
    <LinkButton key="part" href="/login">
      Sign in
    </LinkButton>,
    /<a[^>]*href="\/login"/,
  ],
  Skeleton: [
    <SkeletonRegion key="part" label="Loading">
      <Skeleton />
    </SkeletonRegion>,
    /<div aria-busy="true"><output[^>]*>Loading<\/output><span aria-hidden="true"/,
  ],
  Spinner: [<Spinner key="part" label="Loading" />, /<span[^>]*role="progressbar"[^>]*aria-label="Loading"/],
  Stack: [<Stack key="part">x</Stack>, /<div[^>]*>x<\/div>/],
  StatusDot: [
    <StatusDot key="part" tone="danger">
      Failed
    </StatusDot>,
    /<svg[^>]*aria-hidden="true".*<span>Failed<\/span>/,
  ],
  Text: [
    <Text key="part" as="time" dateTime="2030-01-01">
      1 January
    </Text>,
    /<time dateTime="2030-01-01"/,
  ],
};

function Show() {
  const { theme, scheme, density } = useTheme();
  return `${theme} ${scheme} ${density}`;
}

describe('on a server, without a document', () => {
  it.each(Object.entries(parts))('%s renders', (_name, [part, markup]) => {
    expect(typeof document).toBe('undefined');
    const html = renderToString(part);
    expect(html).toMatch(markup);
    // A content security policy without `unsafe-inline` drops inline styles.
    expect(html).not.toMatch(/ style="/);
  });

  it('ThemeProvider gives its children the default theme', () => {
    const html = renderToString(
      <ThemeProvider brandColor="#ff0000">
        <Show />
      </ThemeProvider>,
    );
    expect(html).toBe('system dark comfortable');
  });
});
