import type { ProcessDetail } from './ProcessModal.tsx';

// Sample data for the stories of processes.

export const longCommand = `docker run --name cinema --publish 4601:32400 --volume /srv/cinema:/config --restart unless-stopped plex:1.41.3`;

/** One process of each outcome, newest first. */
export const sampleProcesses: readonly ProcessDetail[] = [
  {
    id: 3,
    state: 'running',
    stateLabel: 'Running',
    command: 'start cinema',
    node: 'falkenstein-1',
    when: 'now',
    dateTime: '2026-11-21T10:04:00Z',
  },
  {
    id: 2,
    state: 'failed',
    stateLabel: 'Failed',
    command: longCommand,
    node: 'helsinki-2',
    nodeHref: '#node-2',
    host: '10.0.4.12',
    when: '3 minutes ago',
    exactWhen: 'November 21, 2026 at 10:01 AM',
    dateTime: '2026-11-21T10:01:00Z',
    duration: '4 s',
    result: 'docker: Error response from daemon: port 4601 is already allocated.\nexit status 125',
  },
  {
    id: 1,
    state: 'succeeded',
    stateLabel: 'Succeeded',
    command: 'stop living-room',
    when: '12 minutes ago',
    dateTime: '2026-11-21T09:52:00Z',
    duration: '2 s',
    result: '',
  },
];
