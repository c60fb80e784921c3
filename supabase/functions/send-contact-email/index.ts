import { serveHosted } from "../_shared/hosted.ts";
import { sendContactEmail } from "./handler.ts";

serveHosted(sendContactEmail);
