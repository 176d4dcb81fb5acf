import type { ScriptDraft } from '@kronos/api/contract';
import type { Services } from '../services/create-services.ts';

const demoScripts: readonly ScriptDraft[] = [
  {
    name: 'Upgrade rclone',
    description: 'Installs a release of rclone and remounts everything.',
    source: `#!/bin/sh
set -e
echo "Upgrading rclone to $RELEASE on:"
hostname
sleep 2
curl -fsSL "https://downloads.rclone.org/v$RELEASE/rclone-v$RELEASE-linux-amd64.deb" -o /tmp/rclone.deb
dpkg -i /tmp/rclone.deb
sleep 2
systemctl restart 'rclone-*.service'
echo "Done."
`,
    variables: [{ name: 'RELEASE', value: '1.71.2' }],
    as_root: true,
  },
  {
    name: 'Free space',
    description: 'Shows how full the disks are.',
    source: 'df -h --output=target,size,avail,pcent\n',
    variables: [],
    as_root: false,
  },
];

/** Adds scripts to a fresh demo. */
export async function seedScripts({ scripts }: Pick<Services, 'scripts'>): Promise<void> {
  for (const draft of demoScripts) await scripts.create(draft);
}
