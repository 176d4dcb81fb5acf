import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { brandProperties } from './brand.ts';
import { vars } from './contract.css.ts';
import { themePreferences } from './preference.ts';
import { ThemeProvider, type ThemeProviderProps, useTheme } from './ThemeProvider.tsx';

const meta = {
  title: 'Foundations/Theme',
  component: ThemeProvider,
  args: { children: null },
  parameters: {
    docs: {
      description: {
        component: `Sets theme, density and brand on \`<html>\`, where the boot script set them before the first paint.

- MUST follow the system until the user chooses, and store the choice.
- MUST keep 4.5:1 for text and 3:1 for lines and marks with any brand colour.
- A part of a page MAY have its own theme; no component may check which theme is active.
- Motion: with reduced motion nothing moves; opacity may fade.`,
      },
    },
  },
} satisfies Meta<typeof ThemeProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

function Switcher() {
  const { theme, scheme, density, setTheme, setDensity } = useTheme();
  return (
    <Stack align="start">
      <Text as="p">
        Chosen: {theme}. On screen: {scheme}, {density}.
      </Text>
      <Inline>
        {themePreferences.map((preference) => (
          <Button key={preference} onPress={() => setTheme(preference)}>
            {preference}
          </Button>
        ))}
        <Button onPress={() => setDensity(density === 'compact' ? 'comfortable' : 'compact')}>density</Button>
      </Inline>
    </Stack>
  );
}

export const Default: Story = { args: { children: <Switcher />, defaultTheme: 'dark' } };

export const Playground: Story = {
  args: { children: <Switcher />, defaultTheme: 'dark', brandColor: '#7c3aed' },
  argTypes: { brandColor: { control: 'color' } },
};

/** A choice applies at once, and is stored. */
export const KeepsTheChoice: Story = {
  args: { children: <Switcher />, storage: { read: fn((): string | null => null), write: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const { dataset } = document.documentElement;
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'dark' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dataset.theme).toBe('dark');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(dataset.theme).toBe('light');
    await expect(args.storage?.write).toHaveBeenLastCalledWith('kronos.theme', 'light');
    await expect(getComputedStyle(document.body).colorScheme).toBe('light');

    const before = canvas.getByRole('button', { name: 'dark' }).getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: 'density' }));
    await expect(dataset.density).toBe('compact');
    await expect(args.storage?.write).toHaveBeenLastCalledWith('kronos.density', 'compact');
    await expect(canvas.getByRole('button', { name: 'dark' }).getBoundingClientRect().height).toBeLessThan(before);
  },
};

/** A brand colour replaces the accent; the text on it is dark or light, whichever is readable. */
export const Brand: Story = {
  args: { children: <Button tone="accent">Claim server</Button>, brandColor: '#ffe600', defaultTheme: 'dark' },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('button'));
    await waitFor(() => expect(style.backgroundColor).toBe('rgb(255, 230, 0)'));
    await expect(document.documentElement.style.getPropertyValue('--kr-color-focus')).toBe(
      brandProperties('#ffe600').dark['--kr-color-focus'],
    );
  },
};

function Branded(props: ThemeProviderProps) {
  const [isBranded, setBranded] = useState(true);
  return (
    <ThemeProvider {...props} brandColor={isBranded ? props.brandColor : undefined}>
      <Button tone="accent" onPress={() => setBranded(!isBranded)}>
        Brand
      </Button>
    </ThemeProvider>
  );
}

const kept = new Map<string, string>();

/** Stores the accent for the boot script of the next visit; without a brand it is removed. */
export const KeepsTheBrand: Story = {
  args: {
    brandColor: '#ffe600',
    defaultTheme: 'dark',
    storage: { read: (key) => kept.get(key) ?? null, write: (key, value) => void kept.set(key, value) },
  },
  render: (args) => <Branded {...args} />,
  play: async ({ canvas, userEvent }) => {
    const focus = () => document.documentElement.style.getPropertyValue('--kr-color-focus');
    await waitFor(() => expect(kept.get('kronos.accent')).toMatch(/^ffe600[\da-f]{102}$/));
    await expect(focus()).not.toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Brand' }));
    await waitFor(() => expect(kept.get('kronos.accent')).toBe(''));
    await expect(focus()).toBe('');
  },
};

const surfaces = ['page', 'panel', 'raised', 'control', 'controlHover', 'controlPress'] as const;
const tones = ['accent', 'neutral', 'success', 'warning', 'danger', 'info'] as const;

/** Every surface with the text that may be on it. */
export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      <Grid columns={6} gap={8}>
        {surfaces.map((surface) => (
          <div
            key={surface}
            style={{ background: vars.color[surface], padding: 12, borderRadius: vars.radius.control }}
          >
            <Text as="p">{surface}</Text>
            <Text as="p" tone="muted" size={12}>
              muted
            </Text>
          </div>
        ))}
      </Grid>
      <Grid columns={6} gap={8}>
        {tones.map((tone) => (
          <Stack key={tone} gap={4}>
            {(['solid', 'solidHover', 'solidPress'] as const).map((step) => (
              <div
                key={step}
                style={{
                  background: vars.color[tone][step],
                  color: vars.color[tone].onSolid,
                  padding: 8,
                  fontSize: 12,
                }}
              >
                {step}
              </div>
            ))}
            {(['soft', 'softHover'] as const).map((step) => (
              <div
                key={step}
                style={{ background: vars.color[tone][step], color: vars.color[tone].text, padding: 8, fontSize: 12 }}
              >
                {tone} {step}
              </div>
            ))}
            <div style={{ height: 4, background: vars.color[tone].mark }} />
            <div style={{ height: 1, background: vars.color[tone].line }} />
          </Stack>
        ))}
      </Grid>
      <Grid columns={4} gap={24}>
        {([1, 2, 3, 4] as const).map((level) => (
          <div
            key={level}
            style={{
              background: level > 2 ? vars.color.raised : vars.color.panel,
              boxShadow: vars.shadow[level],
              borderRadius: vars.radius.panel,
              padding: 16,
            }}
          >
            Level {level}
          </div>
        ))}
      </Grid>
      <Inline data-density="compact">
        <Button tone="accent">Compact</Button>
        <Button size="small">Compact</Button>
      </Inline>
      {(['dark', 'light'] as const).map((scheme) => (
        <div key={scheme} data-theme={scheme}>
          <Card>
            <Grid columns={4}>
              {['#ffe600', '#111111', '#f5f5f5', '#7c3aed'].map((colour) => (
                <div key={colour} style={brandProperties(colour)[scheme]}>
                  <Stack gap={8} align="start">
                    <Button tone="accent">{colour}</Button>
                    <Inline>
                      <Link href="#">A link</Link>
                      <Badge tone="accent">badge</Badge>
                    </Inline>
                  </Stack>
                </div>
              ))}
            </Grid>
          </Card>
        </div>
      ))}
    </Stack>
  ),
};
