import type { EmbedKind } from "../../../../domain/content/body/embed.ts";
import type { EmbedService } from "../../../../domain/content/body/embedServices.ts";

export const serviceNames = {
  youtube: "YouTube",
  twitch: "Twitch",
  x: "X",
  bluesky: "Bluesky",
  instagram: "Instagram",
  tiktok: "TikTok",
} as const satisfies Record<EmbedService, string>;

const kinds = {
  video: "Vidéo",
  short: "Vidéo courte",
  clip: "Clip",
  live: "Direct",
  post: "Publication",
  reel: "Reel",
} as const satisfies Record<EmbedKind, string>;

const acts = {
  video: "Lire la vidéo",
  short: "Lire la vidéo",
  clip: "Lire le clip",
  live: "Voir le direct",
  post: "Afficher la publication",
  reel: "Afficher le reel",
} as const satisfies Record<EmbedKind, string>;

type Named = { readonly service: EmbedService; readonly kind: EmbedKind };

export const words = {
  name: ({ service, kind }: Named) => `${kinds[kind]} ${serviceNames[service]}`,
  act: ({ kind }: Named) => acts[kind],
  warning: (service: EmbedService) => `${serviceNames[service]} recevra votre adresse IP.`,
  always: (service: EmbedService) => `Toujours afficher ${serviceNames[service]}`,
  choices: "Vidéos et publications affichées sans demander",
  elsewhere: (service: EmbedService) => `Ouvrir sur ${serviceNames[service]}`,
} as const;
