import type { ContactDetails } from "../../domain/club/contact.ts";

export const contact: ContactDetails = {
  lead: "Une idée, une question, un partenariat, un scrim : quelqu'un du club lit tout, et vous répond.",
  email: "contact@boreal.example.org",
  delay: "Sous 24h en moyenne",
  team: "France & International",
  channels: [
    { name: "Twitter", address: "https://twitter.example.org/boreal" },
    { name: "YouTube", address: "https://youtube.example.org/boreal" },
    { name: "Twitch", address: "https://twitch.example.org/boreal" },
    { name: "TikTok", address: "https://tiktok.example.org/boreal" },
    { name: "Discord", address: "https://discord.example.org/boreal" },
  ],
};
