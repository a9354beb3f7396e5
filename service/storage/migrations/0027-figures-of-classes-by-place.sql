-- Known companies of an industry or country with worldwide figures, and with figures of one country only: a site's emissions in one
-- country are not those of the company. Null until the companies are counted anew, which a load, an import or a rescoring does.
alter table class_figures
  add column worldwide integer,
  add column one_country integer;
