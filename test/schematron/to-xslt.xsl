<?xml version="1.0" encoding="UTF-8"?>
<!-- Writes a Schematron of rules alone (pattern, rule, let, assert, report) as XSLT 3: a mode for each pattern, a template for
     each rule, of which the first that fits is the one that is used. What is judged are the papers in a document
     `papers/paper`, each as text: to compile the rules takes seconds, so they judge all of them at once. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:out="urn:out"
                xpath-default-namespace="http://purl.oclc.org/dsdl/schematron">
  <xsl:namespace-alias stylesheet-prefix="out" result-prefix="xsl"/>
  <xsl:output method="xml"/>

  <xsl:template match="/schema">
    <out:stylesheet version="3.0">
      <!-- One of the files of PINT uses this prefix and does not declare it. -->
      <xsl:namespace name="xsd" select="'http://www.w3.org/2001/XMLSchema'"/>
      <xsl:for-each select="ns">
        <xsl:namespace name="{@prefix}" select="@uri"/>
      </xsl:for-each>
      <out:output method="xml"/>
      <xsl:apply-templates select="let"/>
      <xsl:copy-of select="xsl:function"/>
      <out:template match="/">
        <judged>
          <out:for-each select="papers/paper/parse-xml(.)">
            <paper>
              <xsl:for-each select="pattern">
                <out:apply-templates select="/" mode="m{position()}"/>
              </xsl:for-each>
            </paper>
          </out:for-each>
        </judged>
      </out:template>
      <xsl:for-each select="pattern">
        <xsl:variable name="mode" select="'m' || position()"/>
        <xsl:variable name="rules" select="count(rule)"/>
        <xsl:apply-templates select="let"/>
        <xsl:for-each select="rule">
          <out:template match="{@context}" mode="{$mode}" priority="{$rules - position() + 1}">
            <xsl:apply-templates select="let, assert, report"/>
            <out:apply-templates select="@*|node()" mode="{$mode}"/>
          </out:template>
        </xsl:for-each>
        <out:template match="@*|node()|/" mode="{$mode}" priority="-1">
          <out:apply-templates select="@*|node()" mode="{$mode}"/>
        </out:template>
      </xsl:for-each>
    </out:stylesheet>
  </xsl:template>

  <xsl:template match="let">
    <out:variable name="{@name}" select="{@value}"/>
  </xsl:template>

  <xsl:template match="assert | report">
    <out:if test="{if (self::assert) then 'not(' || @test || ')' else @test}">
      <failed id="{@id}"><xsl:value-of select="normalize-space()"/></failed>
    </out:if>
  </xsl:template>
</xsl:stylesheet>
