import { Button } from '../exports/Button.ts';
import { ButtonGroup } from '../exports/ButtonGroup.ts';
import { Card } from '../exports/Card.ts';
import { CopyButton } from '../exports/CopyButton.ts';
import { FileTrigger } from '../exports/FileTrigger.ts';
import { IconButton } from '../exports/IconButton.ts';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  CopyIcon,
  DashboardIcon,
  ExternalIcon,
  MenuIcon,
  MoreIcon,
  PlayIcon,
  RestartIcon,
  StopIcon,
} from '../exports/icons.ts';
import { Inline } from '../exports/Inline.ts';
import { Kbd } from '../exports/Kbd.ts';
import { Link } from '../exports/Link.ts';
import { LinkButton } from '../exports/LinkButton.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger, Submenu } from '../exports/Menu.ts';
import { Spinner } from '../exports/Spinner.ts';
import { SplitButton } from '../exports/SplitButton.ts';
import { Stack } from '../exports/Stack.ts';
import { Text } from '../exports/Text.ts';
import { ToggleButton, ToggleButtonGroup } from '../exports/ToggleButton.ts';
import { Tooltip } from '../exports/Tooltip.ts';
import { Columns, Section } from './Section.tsx';

/** Buttons, links and menus. */
export function ActionsSection() {
  return (
    <Section id="actions" title="Actions" text="A verb on each, one loud one per place, and words while it works.">
      <Columns>
        <Card title="Buttons" level={3}>
          <Stack gap={12}>
            <Inline>
              <Button tone="accent" iconStart={<PlayIcon />}>
                Start server
              </Button>
              <Button iconStart={<RestartIcon />}>Restart</Button>
              <Button tone="danger">Delete</Button>
            </Inline>
            <Inline>
              <Button isPending>Saving</Button>
              <Button isDisabled>Not now</Button>
              <Button tone="quiet">Cancel</Button>
            </Inline>
            <Inline>
              <LinkButton href="#actions" iconEnd={<ExternalIcon />}>
                Open cinema
              </LinkButton>
              <FileTrigger onSelect={ignore}>
                <Button>Choose a poster</Button>
              </FileTrigger>
            </Inline>
          </Stack>
        </Card>
        <Card title="Groups and menus" level={3}>
          <Stack gap={12} align="start">
            <Inline>
              <SplitButton
                tone="accent"
                menuLabel="Other ways to restart"
                iconStart={<RestartIcon />}
                menu={
                  <>
                    <MenuItem id="idle">Restart when nobody watches</MenuItem>
                    <MenuItem id="night">Restart tonight</MenuItem>
                  </>
                }
              >
                Restart server
              </SplitButton>
              <ServerMenu />
            </Inline>
            <ButtonGroup label="Day" isJoined>
              <IconButton tone="neutral" label="The day before" icon={<ChevronLeftIcon />} />
              <Button>Today</Button>
              <IconButton tone="neutral" label="The day after" icon={<ChevronRightIcon />} />
            </ButtonGroup>
            <ToggleButtonGroup label="View" size="small" defaultSelectedKeys={['cards']}>
              <ToggleButton id="cards" iconStart={<DashboardIcon />}>
                Cards
              </ToggleButton>
              <ToggleButton id="rows" iconStart={<MenuIcon />}>
                Rows
              </ToggleButton>
              <ToggleButton id="time" iconStart={<ClockIcon />}>
                Time
              </ToggleButton>
            </ToggleButtonGroup>
          </Stack>
        </Card>
        <Card title="Small things" level={3}>
          <Stack gap={12}>
            <Inline>
              <IconButton label="Restart cinema" icon={<RestartIcon />} />
              <IconButton label="Stop cinema" icon={<StopIcon />} />
              <CopyButton value="https://cinema.kronos.test" label="Copy address" />
              <ToggleButton>Follow the log</ToggleButton>
            </Inline>
            <Inline>
              <Tooltip content="It sends what is new every ten minutes">
                <Button size="small">Why is this here?</Button>
              </Tooltip>
              <Spinner label="Looking for servers" />
              <Kbd keys="Mod+K" platform="mac" />
              <Kbd keys="Ctrl+Shift+P" platform="other" />
            </Inline>
            <Text>
              Read <Link href="#actions">how a server is claimed</Link> before you start one.
            </Text>
          </Stack>
        </Card>
      </Columns>
    </Section>
  );
}

const ignore = () => undefined;

function ServerMenu() {
  return (
    <MenuTrigger>
      <IconButton tone="neutral" label="More actions" icon={<MoreIcon />} />
      <Menu aria-label="More actions">
        <MenuItem id="open" icon={<ExternalIcon />}>
          Open
        </MenuItem>
        <MenuItem id="copy" icon={<CopyIcon />} shortcut="⌘C">
          Copy address
        </MenuItem>
        <Submenu label="Move to node">
          <MenuItem id="falkenstein">falkenstein-1</MenuItem>
          <MenuItem id="helsinki">helsinki-1</MenuItem>
        </Submenu>
        <MenuSeparator />
        <MenuSection title="Show" selectionMode="multiple" defaultSelectedKeys={['plex']}>
          <MenuItem id="plex">Plex</MenuItem>
          <MenuItem id="emby">Emby</MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="delete" tone="danger">
          Delete server
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
