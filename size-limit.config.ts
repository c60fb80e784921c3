import { join } from "node:path";
import { budgetsFor } from "./scripts/sizeBudgets.ts";
import { buildFolder } from "./src/build/folders.ts";

// What readers are sent, compressed by brotli. Each limit is what was measured and a little more: it goes down with what it
// weighs, and up only for a reason that the commit tells. A first page should stay below 115 kB; why it doesn't yet:
// docs/decisions/0010-router.md.
export default budgetsFor(join(buildFolder, "client"), {
  firstPages: {
    "first page at / (budget 115 kB)": { page: "ui/club/homeRoute.ts", limit: "154.5 kB" },
    "first page at /news (budget 115 kB)": { page: "ui/news/newsRoute.ts", limit: "146.0 kB" },
    "first page at an article (budget 115 kB)": { page: "ui/news/articleRoute.ts", limit: "153.5 kB" },
    "first page at /tips (budget 115 kB)": { page: "ui/tips/tipsRoute.ts", limit: "148.5 kB" },
    "first page at a tip (budget 115 kB)": { page: "ui/tips/tipRoute.ts", limit: "158.0 kB" },
  },
  files: {
    // Every page.
    "client.js": "0.1 kB",
    "app.js": "129.5 kB",
    "rolldown-runtime.js": "0.5 kB",
    "pieces.js": "15.1 kB",
    "archivo-french.woff2": "49.6 kB",
    // The alphabets that a page has letters of.
    "archivo-western.woff2": "35.7 kB",
    "archivo-eastern.woff2": "71.8 kB",
    // One page each.
    "aboutRoute.js": "1.9 kB",
    "articleRoute.js": "1.9 kB",
    "authRoute.js": "2.0 kB",
    "confirmRoute.js": "0.1 kB",
    "contactRoute.js": "3.3 kB",
    "homeRoute.js": "4.7 kB",
    "leaveRoute.js": "0.1 kB",
    "newsRoute.js": "1.0 kB",
    "notFoundRoute.js": "0.8 kB",
    "partnersRoute.js": "2.7 kB",
    "privacyRoute.js": "2.7 kB",
    "recruitmentRoute.js": "4.5 kB",
    "shopRoute.js": "7.3 kB",
    "teamsRoute.js": "4.9 kB",
    "termsRoute.js": "1.5 kB",
    "tipRoute.js": "2.9 kB",
    "tipsRoute.js": "1.1 kB",
    "valorantRoute.js": "2.9 kB",
    // What a few pages share.
    "LegalPage.js": "1.0 kB",
    "LinkPage.js": "1.4 kB",
    "ListFilters.js": "1.2 kB",
    "Sidebar.js": "2.5 kB",
    "boards.js": "1.9 kB",
    "choices.js": "1.2 kB",
    "comment.js": "0.2 kB",
    "contact.js": "0.3 kB",
    "forms.js": "1.2 kB",
    "message.js": "0.4 kB",
    "portraits.js": "2.4 kB",
    "rating.js": "0.1 kB",
    "reactions.js": "5.8 kB",
    "recruitmentPage.js": "0.3 kB",
    "rights.js": "0.7 kB",
    "scrolls.js": "0.3 kB",
    "values.js": "2.2 kB",
    "words.js": "1.0 kB",
    // Once somebody acts, or goes on to a text.
    "container.js": "18.6 kB",
    "slug.js": "0.9 kB",
    "names.js": "0.9 kB",
    "inversify.js": "18.3 kB",
    "supabase.js": "65.7 kB",
    "parsedContent.js": "21.8 kB",
    // Whoever signs in, and members.
    "AuthDialog.js": "2.6 kB",
    "OpenDialog.js": "18.3 kB",
    "Status.js": "0.5 kB",
    "Wizard.js": "2.4 kB",
    "applying.js": "2.6 kB",
    "draft.js": "0.7 kB",
    "entrance.js": "8.5 kB",
    "entranceRules.js": "0.7 kB",
    "forgotRoute.js": "0.4 kB",
    "mailLinkRoute.js": "1.1 kB",
    "picture.js": "0.8 kB",
    "profileRoute.js": "8.5 kB",
    "resetRoute.js": "0.1 kB",
    // The staff alone.
    "CreateDialog.js": "3.1 kB",
    "EditDialog.js": "2.7 kB",
    "adminRoute.js": "20.1 kB",
    "desk.js": "7.5 kB",
    "supabaseStaff.js": "4.0 kB",
    "staffModules.js": "2.4 kB",
    "moderate.js": "1.5 kB",
  },
});
