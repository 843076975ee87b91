-- After pg_restore of a dump from that time: psql --set=taken=2026-11-22T02:00:00.000Z --file=deploy/restored.sql ADDRESS
-- No older yes of a family counts, everybody signs in again, mail waits for the office, and programs begin anew.
\set ON_ERROR_STOP on
UPDATE consent_register SET "missingSince" = :'taken';
DELETE FROM sessions;
UPDATE outbox_mails SET "dueAt" = NULL, "lastError" = 'It waited in the copy that this site was made from: it may have been sent.' WHERE "dueAt" IS NOT NULL;
UPDATE webhook_deliveries SET "dueAt" = NULL;
UPDATE change_feed SET name = gen_random_uuid();
UPDATE absence_feed SET name = gen_random_uuid();
UPDATE application_feed SET name = gen_random_uuid();
UPDATE enquiry_feed SET name = gen_random_uuid();
