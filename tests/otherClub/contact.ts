import type { ContactDetails } from "../../domain/club/contact.ts";

export const contact: ContactDetails = {
  lead: "Écrivez-nous : le bureau de l'association relève sa boîte chaque samedi, et répond à chacun.",
  email: "bureau.de.l.association@saint-gildas-sur-mer.example.org",
  delay: "Le samedi, quand la salle des fêtes est ouverte",
  team: "Saint-Gildas-sur-Mer, Bretagne, et toute la presqu'île",
  channels: [{ name: "Notre salon sur Discord", address: "https://discord.example.org/gildas" }],
};
