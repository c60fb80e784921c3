import * as z from "zod";

// What schema.org's vocabulary and search engines require of each type in use.

const address = z.url({ protocol: /^https?$/ });
const words = z.string().regex(/\S/);
const day = z.iso.datetime({ offset: true });

const person = z.strictObject({ "@type": z.literal("Person"), name: words });

const club = z.object({
  "@type": z.literal("Organization"),
  "@id": address,
  name: words,
  url: address,
  logo: z.strictObject({ "@type": z.literal("ImageObject"), url: address }),
});

const organization = club.extend({ description: words, sport: words, sameAs: z.array(address) }).strict();

const sportsTeam = z.strictObject({
  "@type": z.literal("SportsTeam"),
  name: words,
  sport: words,
  url: address,
  description: words.optional(),
  parentOrganization: club,
  athlete: z.array(person).nonempty().optional(),
  coach: z.array(person).nonempty().optional(),
});

const member = z.strictObject({
  "@type": z.literal("Person"),
  name: words,
  url: address,
  description: words,
  memberOf: z.array(z.strictObject({ "@type": z.literal("SportsTeam"), name: words, url: address })),
});

const article = z.strictObject({
  "@type": z.enum(["Article", "NewsArticle"]),
  headline: words.max(110),
  mainEntityOfPage: address,
  image: z.array(address).nonempty(),
  description: words.optional(),
  datePublished: day,
  dateModified: day,
  author: z.union([person, club, z.array(person.extend({ url: address.optional() })).nonempty()]),
  publisher: club,
  articleSection: words.optional(),
  about: z
    .strictObject({
      "@type": z.literal("SportsEvent"),
      name: words,
      url: address,
      startDate: day,
      eventStatus: z.enum(["https://schema.org/EventPostponed", "https://schema.org/EventCancelled"]).optional(),
      location: z.strictObject({ "@type": z.literal("VirtualLocation"), url: address }),
    })
    .optional(),
  inLanguage: z.literal("fr"),
});

const breadcrumbs = z.strictObject({
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(z.strictObject({ "@type": z.literal("ListItem"), position: z.int(), name: words, item: address }))
    .nonempty()
    .refine((steps) => steps.every(({ position }, at) => position === at + 1)),
});

const side = z.strictObject({ "@type": z.literal("SportsTeam"), name: words, sport: words });

const sportsEvent = z.strictObject({
  "@type": z.literal("SportsEvent"),
  name: words,
  description: words,
  sport: words,
  url: address,
  image: z.array(address).nonempty(),
  startDate: day,
  endDate: day,
  eventStatus: z.enum(
    ["Scheduled", "Rescheduled", "Postponed", "Cancelled"].map((fate) => `https://schema.org/Event${fate}`),
  ),
  previousStartDate: day.optional(),
  eventAttendanceMode: z.literal("https://schema.org/OnlineEventAttendanceMode"),
  location: z.strictObject({ "@type": z.literal("VirtualLocation"), url: address }),
  homeTeam: side,
  awayTeam: side,
  organizer: club,
});

const event = z.strictObject({
  "@type": z.literal("Event"),
  name: words,
  description: words,
  url: address,
  startDate: day,
  endDate: day,
  eventStatus: z.enum(["Scheduled", "Cancelled"].map((fate) => `https://schema.org/Event${fate}`)),
  location: z.strictObject({ "@type": z.literal("Place"), name: words }),
  organizer: club,
});

const Thing = z.discriminatedUnion("@type", [
  organization,
  sportsTeam,
  sportsEvent,
  event,
  member,
  article,
  breadcrumbs,
]);
const Graph = z.strictObject({ "@context": z.literal("https://schema.org"), "@graph": z.array(Thing).nonempty() });

const blocks = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** The structured data of a page. Throws when they are invalid. */
export const structuredDataOf = (html: string): readonly z.infer<typeof Thing>[] =>
  [...html.matchAll(blocks)].flatMap(([, json = ""]) => Graph.parse(JSON.parse(json))["@graph"]);
