import { serveHosted } from "../_shared/hosted.ts";
import { sendApplicationToDiscord } from "./handler.ts";

serveHosted(sendApplicationToDiscord);
