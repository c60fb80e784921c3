import type { Club } from "../../domain/club/club.ts";

/** The club whose site this is. */
export const club: Club = {
  name: "Boréal Esport",
  wordmark: { strong: "Boréal", light: "Esport" },
  tagline: "Un club français d'esport, porté par des bénévoles et par celles et ceux qui le suivent.",
  links: [
    { name: "Discord", address: "https://discord.example.org/boreal" },
    { name: "Twitch", address: "https://twitch.example.org/boreal" },
    { name: "YouTube", address: "https://youtube.example.org/boreal" },
  ],
};
