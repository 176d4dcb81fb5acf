import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar } from '../src/exports/Avatar.ts';
import { AvatarStack } from '../src/exports/AvatarStack.ts';
import { Banner } from '../src/exports/Banner.ts';
import { Breadcrumbs } from '../src/exports/Breadcrumbs.ts';
import { DescriptionList } from '../src/exports/DescriptionList.ts';
import { DiffView } from '../src/exports/DiffView.ts';
import { ErrorState } from '../src/exports/ErrorState.ts';
import { Footer } from '../src/exports/Footer.ts';
import { GridList, GridListItem } from '../src/exports/GridList.ts';
import { Header } from '../src/exports/Header.ts';
import { Kbd } from '../src/exports/Kbd.ts';
import { LogViewer } from '../src/exports/LogViewer.ts';
import { Meter } from '../src/exports/Meter.ts';
import { PinnedBar } from '../src/exports/PinnedBar.ts';
import { ProgressBar } from '../src/exports/ProgressBar.ts';
import { ShortcutSheet } from '../src/exports/ShortcutSheet.ts';
import { SkipLink } from '../src/exports/SkipLink.ts';
import { Steps } from '../src/exports/Steps.ts';
import { Tabs } from '../src/exports/Tabs.ts';
import { Timeline } from '../src/exports/Timeline.ts';
import { Tree } from '../src/exports/Tree.ts';
import { VirtualGrid } from '../src/exports/VirtualGrid.ts';

const items = [
  { id: 'one', label: 'One', href: '/one', content: 'First' },
  { id: 'two', label: 'Two', content: 'Second' },
];

const parts: Record<string, [part: ReactElement, markup: RegExp]> = {
  Avatar: [<Avatar key="part" name="Ada Admin" />, /<span[^>]*data-initials="AA"[^>]*aria-label="Ada Admin"/],
  AvatarStack: [
    <AvatarStack key="part" label="People" people={[{ id: 'a', name: 'Ada' }]} />,
    /<ul[^>]*aria-label="People"[^>]*><li/,
  ],
  Banner: [
    <Banner key="part" label="News">
      Hello
    </Banner>,
    /<section aria-label="News".*Hello/,
  ],
  Breadcrumbs: [<Breadcrumbs key="part" items={items} />, /<nav.*<a[^>]*href="\/one".*aria-current="page"[^>]*>Two/],
  DescriptionList: [
    <DescriptionList key="part" items={[{ id: 'a', label: 'Node', value: 'node-1' }]} />,
    /<dl[^>]*>.*<dt[^>]*>Node<\/dt><dd[^>]*>node-1/,
  ],
  DiffView: [
    <DiffView key="part" label="File" before="a" after="b" beforeLabel="Old" afterLabel="New" />,
    /<table aria-label="File".*Removed.*Added/,
  ],
  ErrorState: [<ErrorState key="part" title="No" onRetry={() => undefined} />, /role="alert".*<h2.*Retry/],
  Footer: [<Footer key="part">2026</Footer>, /<footer[^>]*>2026/],
  Header: [<Header key="part" brand="Kronos" end="Live" />, /<header[^>]*>.*Kronos.*Live/],
  Kbd: [<Kbd key="part" keys="Mod+K" />, /<kbd.*Ctrl K/],
  Meter: [<Meter key="part" label="Disk" value={40} />, /aria-valuenow="40".*H40/],
  PinnedBar: [
    <PinnedBar key="part" label="As another">
      Casey
    </PinnedBar>,
    /<section aria-label="As another".*Casey/,
  ],
  ProgressBar: [<ProgressBar key="part" label="Copying" value={40} />, /role="progressbar".*40%/],
  SkipLink: [<SkipLink key="part" targetId="main" />, /<a href="#main"/],
  Steps: [<Steps key="part" label="Way" steps={items} current="two" />, /1\. One, Completed.*aria-current="step"/],
  Tabs: [<Tabs key="part" label="Views" items={items} defaultSelectedKey="two" />, /role="tablist"(?!.*First).*Second/],
  Timeline: [
    <Timeline key="part" label="Story" events={[{ id: 'a', title: 'Created', time: 'now', dateTime: '2026-01-01' }]} />,
    /<ol[^>]*aria-label="Story".*<time dateTime="2026-01-01"/,
  ],
};

// These position their content with inline styles, which a page with a content security policy gets from the script.
const placed: Record<string, [part: ReactElement, markup: RegExp]> = {
  GridList: [
    <GridList key="part" label="Devices" emptyText="None">
      <GridListItem id="tv">Television</GridListItem>
    </GridList>,
    /role="grid".*Television/,
  ],
  LogViewer: [<LogViewer key="part" label="Log" lines={['one']} />, /role="log" aria-live="off" aria-label="Log"/],
  Tree: [<Tree key="part" label="Fleet" emptyText="None" items={[{ id: 'a', label: 'node-1' }]} />, /treegrid.*node-1/],
  VirtualGrid: [
    <VirtualGrid key="part" label="Films" items={[{ id: 'a', title: 'Paper Moons' }]} />,
    /role="grid" aria-label="Films"/,
  ],
};

describe('on a server, without a document', () => {
  it.each(Object.entries(parts))('%s renders', (_name, [part, markup]) => {
    expect(typeof document).toBe('undefined');
    const html = renderToString(part);
    expect(html).toMatch(markup);
    // A content security policy without `unsafe-inline` drops inline styles.
    expect(html).not.toMatch(/ style="/);
  });

  it.each(Object.entries(placed))('%s renders', (_name, [part, markup]) => {
    expect(renderToString(part)).toMatch(markup);
  });

  it('the sheet of shortcuts is not mounted while it is closed', () => {
    expect(renderToString(<ShortcutSheet groups={[]} isOpen={false} onOpenChange={() => undefined} />)).toBe('');
  });
});
