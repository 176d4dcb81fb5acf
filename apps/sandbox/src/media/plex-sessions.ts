import type { Hono } from 'hono';
import type { MediaServer } from './media-server.ts';

const decisions = { 'direct-play': undefined, 'direct-stream': 'copy', transcode: 'transcode' } as const;

/** Playback sessions with their transcoding, and the end of a session. */
export function plexSessions(app: Hono, { sessions }: MediaServer): void {
  app.get('/status/sessions', (c) => {
    const playing = sessions.list().map((one) => {
      const decision = decisions[one.method];
      return {
        sessionKey: one.id.slice(0, 4),
        type: 'movie',
        title: one.title,
        duration: one.durationMs,
        viewOffset: sessions.position(one),
        User: { id: '1', title: one.user },
        Player: { title: one.player, product: one.app, state: one.isPaused ? 'paused' : 'playing', local: true },
        Session: { id: one.id, bandwidth: one.kbps, location: 'wan' },
        ...(decision && {
          TranscodeSession: {
            key: `/transcode/sessions/${one.id}`,
            videoDecision: decision,
            audioDecision: 'copy',
            sourceVideoCodec: 'hevc',
            sourceAudioCodec: 'eac3',
            throttled: false,
            progress: 12.5,
            speed: 2.1,
            transcodeHwRequested: one.isHardware,
            ...(one.isHardware && { transcodeHwEncoding: 'vaapi' }),
          },
        }),
      };
    });
    // As in Plex, an empty list is omitted.
    return c.json({ MediaContainer: { size: playing.length, ...(playing.length && { Metadata: playing }) } });
  });
  app.get('/status/sessions/terminate', (c) => c.body(null, sessions.stop(c.req.query('sessionId') ?? '') ? 200 : 404));
}
