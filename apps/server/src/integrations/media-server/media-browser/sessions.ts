import { z } from 'zod';
import type { MediaServer, Session, StreamMethod } from '../../../domain/media-servers/port.ts';
import type { Browser } from './connection.ts';

const ticksPerMs = 10_000;
/** How long a message stays on the screen. */
const messageMs = 10_000;

const conversion = z.object({
  IsVideoDirect: z.boolean().nullish(),
  IsAudioDirect: z.boolean().nullish(),
  Bitrate: z.number().nullish(),
  TranscodeReasons: z.array(z.string()).nullish().catch([]),
  /** Jellyfin's and Emby's name for it. */
  HardwareAccelerationType: z.string().nullish(),
  VideoEncoderIsHardware: z.boolean().nullish(),
});
const session = z.object({
  Id: z.string(),
  UserName: z.string().nullish(),
  Client: z.string().nullish(),
  DeviceName: z.string().nullish(),
  NowPlayingItem: z
    .object({
      Name: z.string(),
      SeriesName: z.string().nullish(),
      RunTimeTicks: z.number().nullish(),
      Bitrate: z.number().nullish(),
      MediaStreams: z.array(z.object({ Type: z.string(), Codec: z.string().nullish() })).nullish(),
    })
    .nullish(),
  PlayState: z
    .object({
      PositionTicks: z.number().nullish(),
      IsPaused: z.boolean().nullish(),
      PlayMethod: z.string().nullish(),
    })
    .nullish(),
  TranscodingInfo: conversion.nullish(),
});

/** The current sessions; one without a title is a device that is merely connected. */
export function browserSessions({ http }: Browser) {
  return {
    async sessions({ signal } = {}) {
      const list = await http.ask(z.array(session), { path: '/Sessions', signal });
      return list.flatMap((one) => (one.NowPlayingItem ? [sessionOf(one, one.NowPlayingItem)] : []));
    },
    async stopSession(id, reason, { signal } = {}) {
      const path = `/Sessions/${encodeURIComponent(id)}`;
      const json = { Header: 'Kronos', Text: reason, TimeoutMs: messageMs };
      // Not every player shows messages.
      await http.send({ verb: 'POST', path: `${path}/Message`, json, isNamed: true, signal }).catch(() => undefined);
      await http.send({ verb: 'POST', path: `${path}/Playing/Stop`, isNamed: true, signal });
    },
  } satisfies Partial<MediaServer>;
}

const methods: Record<string, StreamMethod> = { DirectPlay: 'direct-play', DirectStream: 'direct-stream' };

function sessionOf(
  { Id, UserName, Client, DeviceName, PlayState, TranscodingInfo }: z.infer<typeof session>,
  item: NonNullable<z.infer<typeof session>['NowPlayingItem']>,
): Session {
  const method = methods[PlayState?.PlayMethod ?? 'DirectPlay'] ?? 'transcode';
  const source = (type: string) => item.MediaStreams?.find((stream) => stream.Type === type)?.Codec ?? '';
  const bits = TranscodingInfo?.Bitrate ?? item.Bitrate;
  return {
    id: Id,
    user: UserName ?? '',
    title: item.SeriesName ? `${item.SeriesName} – ${item.Name}` : item.Name,
    player: DeviceName ?? '',
    app: Client ?? '',
    state: PlayState?.IsPaused ? 'paused' : 'playing',
    method,
    positionMs: toMs(PlayState?.PositionTicks),
    durationMs: toMs(item.RunTimeTicks),
    kbps: bits ? Math.round(bits / 1_000) : null,
    transcode:
      method === 'transcode' && TranscodingInfo
        ? {
            video: TranscodingInfo.IsVideoDirect ? null : source('Video'),
            audio: TranscodingInfo.IsAudioDirect ? null : source('Audio'),
            isHardware: isHardware(TranscodingInfo),
            isThrottled: false,
            reasons: TranscodingInfo.TranscodeReasons ?? [],
          }
        : null,
  };
}

const isHardware = ({ HardwareAccelerationType, VideoEncoderIsHardware }: z.infer<typeof conversion>) =>
  VideoEncoderIsHardware ?? !['none', '', undefined, null].includes(HardwareAccelerationType?.toLowerCase());

const toMs = (ticks: number | null | undefined) => (typeof ticks === 'number' ? Math.round(ticks / ticksPerMs) : null);
