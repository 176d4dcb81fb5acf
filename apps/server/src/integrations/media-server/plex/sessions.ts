import { z } from 'zod';
import type { MediaServer, Session, StreamMethod } from '../../../domain/media-servers/port.ts';
import type { PlexConnection } from './connection.ts';

const transcode = z.object({
  videoDecision: z.string().optional(),
  audioDecision: z.string().optional(),
  sourceVideoCodec: z.string().optional(),
  sourceAudioCodec: z.string().optional(),
  throttled: z.boolean().optional(),
  transcodeHwEncoding: z.string().optional(),
});
const sessions = z.object({
  MediaContainer: z.object({
    Metadata: z
      .array(
        z.object({
          title: z.string(),
          grandparentTitle: z.string().optional(),
          duration: z.number().optional(),
          viewOffset: z.number().optional(),
          User: z.object({ title: z.string() }).optional(),
          Player: z.object({ title: z.string(), product: z.string(), state: z.string() }),
          Session: z.object({ id: z.string(), bandwidth: z.number().optional() }),
          TranscodeSession: transcode.optional(),
        }),
      )
      .default([]),
  }),
});
type PlexSession = z.infer<typeof sessions>['MediaContainer']['Metadata'][number];

/** The current sessions. */
export function plexSessions({ server }: PlexConnection) {
  return {
    async sessions({ signal } = {}) {
      const { MediaContainer } = await server.ask(sessions, { path: '/status/sessions', signal });
      return MediaContainer.Metadata.map(sessionOf);
    },
    async stopSession(sessionId, reason, { signal } = {}) {
      const path = '/status/sessions/terminate';
      await server.send({ path, query: { sessionId, reason }, isNamed: true, acts: true, signal });
    },
  } satisfies Partial<MediaServer>;
}

function sessionOf(one: PlexSession): Session {
  const { Player, Session, TranscodeSession: conversion } = one;
  return {
    id: Session.id,
    user: one.User?.title ?? '',
    title: one.grandparentTitle ? `${one.grandparentTitle} – ${one.title}` : one.title,
    player: Player.title,
    app: Player.product,
    state: Player.state === 'paused' || Player.state === 'buffering' ? Player.state : 'playing',
    method: methodOf(conversion),
    positionMs: one.viewOffset ?? null,
    durationMs: one.duration ?? null,
    kbps: Session.bandwidth ?? null,
    transcode:
      conversion && methodOf(conversion) === 'transcode'
        ? {
            video: conversion.videoDecision === 'transcode' ? (conversion.sourceVideoCodec ?? '') : null,
            audio: conversion.audioDecision === 'transcode' ? (conversion.sourceAudioCodec ?? '') : null,
            isHardware: conversion.transcodeHwEncoding !== undefined,
            isThrottled: conversion.throttled ?? false,
            reasons: [],
          }
        : null,
  };
}

function methodOf(conversion: z.infer<typeof transcode> | undefined): StreamMethod {
  if (!conversion) return 'direct-play';
  const isConverted = [conversion.videoDecision, conversion.audioDecision].includes('transcode');
  return isConverted ? 'transcode' : 'direct-stream';
}
