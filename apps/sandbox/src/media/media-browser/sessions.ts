import type { Hono } from 'hono';
import type { MediaServer } from '../media-server.ts';
import type { Dialect } from './dialect.ts';

const ticksPerMs = 10_000;
const methods = { 'direct-play': 'DirectPlay', 'direct-stream': 'DirectStream', transcode: 'Transcode' } as const;

/** Sessions, with or without playback; sending messages, and stopping playback. */
export function sessionRoutes(app: Hono, { sessions, machineId }: MediaServer, { prefix, guidOf }: Dialect): void {
  app.get(`${prefix}/Sessions`, (c) =>
    c.json([
      // A connected device that plays nothing.
      { Id: 'idle', UserName: 'Somebody', Client: 'Web', DeviceName: 'Browser', PlayState: { IsPaused: false } },
      ...sessions.list().map((one) => ({
        Id: one.id,
        ServerId: machineId,
        UserName: one.user,
        Client: one.app,
        DeviceName: one.player,
        NowPlayingItem: {
          Name: one.title,
          Type: 'Movie',
          RunTimeTicks: one.durationMs * ticksPerMs,
          Bitrate: one.kbps * 1_000,
          MediaStreams: [
            { Type: 'Video', Codec: 'hevc' },
            { Type: 'Audio', Codec: 'eac3' },
          ],
        },
        PlayState: {
          PositionTicks: sessions.position(one) * ticksPerMs,
          IsPaused: one.isPaused,
          PlayMethod: methods[one.method],
        },
        ...(one.method === 'transcode' && {
          TranscodingInfo: {
            VideoCodec: 'h264',
            AudioCodec: 'eac3',
            IsVideoDirect: false,
            IsAudioDirect: true,
            Bitrate: one.kbps * 1_000,
            TranscodeReasons: ['VideoCodecNotSupported'],
            ...(guidOf
              ? { VideoEncoderIsHardware: one.isHardware }
              : { HardwareAccelerationType: one.isHardware ? 'vaapi' : 'none' }),
          },
        }),
      })),
    ]),
  );
  app.post(`${prefix}/Sessions/:id/Message`, (c) =>
    c.body(null, sessions.list().some(({ id }) => id === c.req.param('id')) ? 204 : 404),
  );
  app.post(`${prefix}/Sessions/:id/Playing/Stop`, (c) => c.body(null, sessions.stop(c.req.param('id')) ? 204 : 404));
}
